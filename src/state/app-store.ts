import { createStore } from 'jotai'

/** The console's one store for what is neither on the server nor in the address: appearance and the like. */
export const appStore = createStore()
