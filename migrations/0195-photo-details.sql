-- When and with what photos were taken, as the camera said: {taken, make, model, shutter_speed, focal_length, aperture, iso}, each if known.
alter table photos add column details jsonb not null default '{}';
