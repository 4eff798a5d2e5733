// Keys of the calendar: N new event, T today, arrows for the month or week before and after.
{
  const page = document.querySelector('[data-keys]')
  // Those who turned shortcuts off are not given the script of the others; visitors can't turn them off.
  const hasLetters =
    document.querySelector('script[src="/keys.js"]') !== null || !document.querySelector('script[data-live]')
  const isTyping = target => target.closest('input, textarea, select, [contenteditable]') !== null
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const links = {
      ...(hasLetters && { n: '[data-key="n"]', t: '[data-key="t"]' }),
      ArrowLeft: '.moves [rel="prev"]',
      ArrowRight: '.moves [rel="next"]',
    }
    page.querySelector(links[event.key] ?? 'none')?.click()
  })
}
