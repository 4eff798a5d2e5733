import type { TopicText } from './topic-text.ts'

/** A word of each script in the archive, to try the search. */
export const wordsByScript = {
  Japanese: '翻訳',
  Chinese: '翻译',
  Arabic: 'الترجمة',
  Hebrew: 'תרגום',
  Russian: 'перевод',
  Greek: 'μετάφραση',
  Thai: 'คำแปล',
  Hindi: 'अनुवाद',
} as const

/** Translators: many scripts, few agreements. */
export const translators: readonly TopicText[] = [
  {
    by: 'yuki',
    ago: 470,
    about: 'words',
    subject: '自己紹介 / Who are we? 👋',
    text: 'こんにちは、ゆきです。日本語の翻訳を担当します。よろしくお願いします。\n\nPlease say hello in your language!',
    replies: [
      { by: 'chen', text: '大家好！我负责中文翻译，也写一点代码。' },
      { by: 'layla', text: 'مرحبا بكم، أنا ليلى وسأعمل على الترجمة العربية.' },
      { by: 'noam', text: 'שלום! אני נועם, ואני אחראי על התרגום לעברית. תרגום טוב צריך זמן, כמו לחם.' },
      { by: 'vera', text: 'Здравствуйте! Я делаю русский перевод, а перевод меню уже готов.' },
      { by: 'eleni', text: 'Γεια σας! Η ελληνική μετάφραση είναι δική μου δουλειά.' },
      { by: 'somchai', text: 'สวัสดีครับ ผมทำคำแปลภาษาไทย ช้าแต่ชัวร์' },
      { by: 'asha', text: 'नमस्ते! मैं हिन्दी अनुवाद करूँगी। अनुवाद में मज़ा आता है।' },
      { by: 'mara', text: 'Eight languages before breakfast. Welcome, all of you! 🎉🌍🦀' },
    ],
  },
  {
    by: 'vera',
    ago: 405,
    about: 'words',
    subject: 'What do we call a “pool”?',
    text: 'Is it water, a collection, or billiards? In Russian I need to know, because all three are different words: лужа, собрание, бильярд.',
    more: 7,
  },
  {
    by: 'layla',
    ago: 330,
    about: 'words',
    subject: 'النص من اليمين إلى اليسار',
    text: 'عند خلط العربية مع الأرقام مثل 0.5.0 تظهر النقاط في المكان الخطأ. هل يراها أحد غيري؟\n\nMixed text such as “Tidepool 0.5.0” shows its dots in the wrong place.',
    replies: [{ by: 'noam', text: 'גם אצלי. It is the marks around the number; isolating it helps.' }],
    more: 3,
  },
  {
    by: 'somchai',
    ago: 251,
    about: 'words',
    subject: 'การตัดคำภาษาไทย (where do Thai words end?)',
    text: 'ภาษาไทยไม่มีช่องว่างระหว่างคำ โปรแกรมจึงตัดบรรทัดผิดที่ ช่วยดูให้หน่อยครับ\n\nShort: Thai has no spaces between words, so lines break in the wrong places.',
    more: 4,
  },
  {
    by: 'asha',
    ago: 180,
    about: 'words',
    subject: '“Note” के लिए सही शब्द',
    text: 'टिप्पणी, नोट, या लेख? मुझे “टिप्पणी” अच्छा लगता है, पर बटन छोटा है।\n\n(Three words for “note”, one small button.)',
    more: 5,
  },
  {
    by: 'eleni',
    ago: 97,
    about: 'words',
    subject: 'Μεταφράσεις που λείπουν πριν την 0.6',
    format: 'html',
    text: '<p>Λείπουν ακόμη:</p><ul><li><b>ελληνικά</b>: 3</li><li>русский: 0 🎉</li><li>日本語: 11</li><li>العربية: 4</li><li>עברית: 2</li></ul><p>Thank you all!</p>',
    more: 5,
  },
  {
    by: 'chen',
    ago: 15,
    about: 'words',
    subject: '下一版的新词 / New words for 0.7',
    format: 'markdown',
    text: '| English | 中文 | 日本語 |\n|---|---|---|\n| label | 标签 | ラベル |\n| export | 导出 | 書き出し |\n| shelf | 书架 | 棚 |\n\n请大家补充自己的语言。',
    more: 6,
  },
]
