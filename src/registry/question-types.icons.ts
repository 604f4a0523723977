/** Drawings that types bring along, for wherever the palette's entries show. */
export { default as icons } from 'virtual:plugins/eager/question-types/icon'
