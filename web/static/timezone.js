// Who registers need not be asked for the zone that the browser knows.
document.querySelector('input[name=timezone]').value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
