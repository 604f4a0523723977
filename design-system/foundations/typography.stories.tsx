import type { StoryDefault } from '@ladle/react'
import { Badge } from '../badge/index.tsx'
import { Button } from '../button/index.tsx'
import { ChoiceGroup } from '../choice-group/index.tsx'
import { SegmentedControl } from '../segmented-control/index.tsx'
import { Select } from '../select/index.tsx'
import type { Size } from '../size/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { Textarea } from '../textarea/index.tsx'
import { scales } from '../tokens/tokens.ts'

export default { title: 'Design system / Foundations / Typography' } satisfies StoryDefault

export const Scale = () => (
  <div className="mx-auto max-w-240">
    <h1 className="mb-2 font-semibold text-3xl">Typography</h1>
    <p className="mb-8 max-w-160 text-lg text-muted">
      Seven sizes, three weights. Headings are ink. Labels 13 px, 500; hints 13 px, muted; no line longer than 72
      characters.
    </p>
    <ul className="mb-8 rounded-lg border border-hairline bg-paper px-6 py-2">
      {sizes.map(([name, shape, use]) => (
        <li
          key={name}
          className="grid grid-cols-[7rem_1fr] items-baseline gap-6 border-hairline py-4 not-first:border-t"
        >
          <span className="text-muted text-sm">
            <code className="font-mono text-ink">{name}</code> {scales.text[name]} px
          </span>
          <span className={shape}>{use}</span>
        </li>
      ))}
    </ul>
    <ul className="grid gap-6 md:grid-cols-3">
      {weights.map(([name, shape]) => (
        <li key={name} className="rounded-lg border border-hairline bg-paper p-6">
          <p className={`text-2xl ${shape}`}>问卷 Form 0123</p>
          <p className="text-muted text-sm">{name}</p>
        </li>
      ))}
    </ul>
  </div>
)

/** One sentence of the product in each language, with its own faces and line heights. */
export const Languages = () => (
  <div className="mx-auto grid max-w-280 gap-6 md:grid-cols-2 xl:grid-cols-3">
    {samples.map(([lang, title, body]) => (
      <article key={lang} lang={lang} className="rounded-lg border border-hairline bg-paper p-6">
        <p className="mb-3 font-mono text-muted text-xs">{lang}</p>
        <h2 className="mb-2 font-semibold text-2xl">{title}</h2>
        <p className="hyphens-auto text-lg">{body}</p>
        <p className="mt-3 text-muted text-sm">{body}</p>
      </article>
    ))}
  </div>
)

/**
 * Nothing may clip at any size: marks stacked above and below the letter, double diacritics on capitals, Han by language.
 * The outline of each control is where clipping would show.
 */
export const GlyphTorture = () => (
  <div className="flex flex-col gap-8">
    {torture.map(([lang, text]) => (
      <section key={lang} lang={lang} className="rounded-lg border border-hairline bg-paper p-6">
        <h2 className="mb-4 flex items-baseline gap-4 font-semibold text-xl">
          <code className="font-mono text-muted text-xs">{lang}</code>
          {text}
        </h2>
        <div className="flex flex-col gap-4">
          {controlSizes.map((size) => (
            <div key={size} className="flex flex-wrap items-center gap-4">
              <Button size={size} variant="primary">
                {text}
              </Button>
              <div className="w-48">
                <TextInput size={size} label={`${lang} ${size}`} value={text} onChange={ignore} />
              </div>
              <div className="w-48">
                <Select
                  size={size}
                  label={`${lang} ${size}`}
                  options={[{ id: 'a', label: text }]}
                  value="a"
                  onChange={ignore}
                />
              </div>
              <SegmentedControl
                size={size}
                label={`${lang} ${size}`}
                options={[
                  { id: 'a', label: text },
                  { id: 'b', label: text },
                ]}
                value="a"
                onChange={ignore}
              />
              <Badge tone="success" dot>
                {text}
              </Badge>
            </div>
          ))}
          <div className="grid gap-4 md:grid-cols-2">
            <Textarea label={lang} value={`${text} ${text}`} onChange={ignore} />
            <ChoiceGroup
              kind="radio"
              label={lang}
              options={[
                { id: 'a', label: text },
                { id: 'b', label: text },
              ]}
              value={['a']}
              onChange={ignore}
            />
          </div>
        </div>
      </section>
    ))}
  </div>
)

const ignore = () => {}
const controlSizes: readonly Size[] = ['default', 'medium', 'small', 'mini']
const sizes = [
  ['3xl', 'text-3xl font-semibold', '客户满意度调查 Customer survey'],
  ['2xl', 'text-2xl font-semibold', '收集答卷 Collect answers'],
  ['xl', 'text-xl font-semibold', '每日答卷 Answers per day'],
  ['lg', 'text-lg', '您对我们的服务满意吗？ How was our service?'],
  ['base', 'text-base', '共收到 1,204 份答卷。 1,204 answers so far.'],
  ['sm', 'text-sm', '选填，最多 200 字。 Optional, at most 200 characters.'],
  ['xs', 'text-xs', '2026-11-21 09:30'],
] as const
const weights = [
  ['400, text', 'font-normal'],
  ['500, labels and buttons', 'font-medium'],
  ['600, headings', 'font-semibold'],
] as const
const samples = [
  ['zh-cn', '发布表单', '发布后，填写者打开链接即可作答；您随时可以暂停收集，已收到的答卷不会丢失。'],
  ['zh-tw', '發布表單', '發布後，填寫者開啟連結即可作答；您隨時可以暫停收集，已收到的答案不會遺失。'],
  ['en', 'Publish the form', 'Anyone with the link can answer it. You can pause at any time; what has arrived stays.'],
  [
    'de',
    'Formular veröffentlichen',
    'Wer den Link hat, kann antworten. Sie können jederzeit pausieren; eingegangene Antworten bleiben erhalten.',
  ],
  [
    'fr',
    'Publier le formulaire',
    'Toute personne disposant du lien peut répondre. Vous pouvez suspendre la collecte à tout moment.',
  ],
  ['es', 'Publicar el formulario', 'Cualquiera que tenga el enlace puede responder. Puede pausarlo cuando quiera.'],
  [
    'pt',
    'Publicar o formulário',
    'Qualquer pessoa com o link pode responder. Você pode pausar a coleta quando quiser.',
  ],
  [
    'it',
    'Pubblica il modulo',
    'Chiunque abbia il link può rispondere. È possibile sospendere la raccolta in qualsiasi momento.',
  ],
  ['tr', 'Formu yayınla', 'Bağlantıya sahip olan herkes yanıtlayabilir. İstediğiniz zaman duraklatabilirsiniz.'],
  [
    'pl',
    'Opublikuj formularz',
    'Każdy, kto ma odnośnik, może odpowiedzieć. Zbieranie można wstrzymać w dowolnej chwili.',
  ],
  ['ru', 'Опубликовать форму', 'Ответить может каждый, у кого есть ссылка. Сбор можно приостановить в любой момент.'],
  ['vi', 'Xuất bản biểu mẫu', 'Bất kỳ ai có liên kết đều có thể trả lời. Bạn có thể tạm dừng bất cứ lúc nào.'],
  ['id', 'Terbitkan formulir', 'Siapa pun yang memiliki tautan dapat menjawab. Anda dapat menjedanya kapan saja.'],
  ['th', 'เผยแพร่แบบฟอร์ม', 'ทุกคนที่มีลิงก์สามารถตอบได้ คุณหยุดรับคำตอบชั่วคราวได้ทุกเมื่อ คำตอบที่ได้รับแล้วจะไม่หายไป'],
  [
    'ja',
    'フォームを公開する',
    'リンクを知っている人なら誰でも回答できます。いつでも一時停止でき、届いた回答は失われません。',
  ],
  ['ko', '양식 게시', '링크가 있는 사람은 누구나 응답할 수 있습니다. 언제든지 일시 중지할 수 있습니다.'],
] as const
const torture = [
  ['vi', 'Ế Ộ ỹ Ặ Nguyễn'],
  ['th', 'ปู่ กี๊ น้ำ ที่นี่'],
  ['zh-cn', '骨直令 统计与导出'],
  ['zh-tw', '骨直令 統計與匯出'],
  ['ja', '骨直令 集計とエクスポート'],
  ['ko', '게시됨 설문 조사'],
  ['tr', 'ŞİĞ ığüşöç'],
  ['pl', 'Żółć Źdźbło'],
  ['ru', 'Щука Ёлка'],
] as const
