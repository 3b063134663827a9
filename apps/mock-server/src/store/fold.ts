export { fold } from "@palier/contract/kit/fold";
