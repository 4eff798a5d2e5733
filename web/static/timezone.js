// Fills in the browser's time zone when registering.
document.querySelector('input[name=timezone]').value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
