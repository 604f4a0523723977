/** How types read texts: fetched by those to whom somebody brought one, such as the public page under an address that does. */
export { default as parsers } from 'virtual:plugins/lazy/question-types/parse'
