-- The topic that another one was merged into: old links lead there.
create table merged_topics (
  topic_id bigint primary key,
  group_id bigint not null,
  into_topic_id bigint not null
);
create index merged_topics_group on merged_topics (group_id);
create index merged_topics_into on merged_topics (into_topic_id);
