/** In which the demo can be told: its people, departments, forms, and what is answered. */
export const demoLanguages = ['zh-cn', 'en', 'de'] as const
export type DemoLanguage = (typeof demoLanguages)[number]

/** A wording in all languages of the demo. */
export type Told = readonly [zhCn: string, en: string, de: string]

export const toldIn = (language: DemoLanguage, [zhCn, en, de]: Told): string => ({ 'zh-cn': zhCn, en, de })[language]
