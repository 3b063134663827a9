/** Searches compare folded texts. */
export { fold } from "@palier/contract/kit/fold";
