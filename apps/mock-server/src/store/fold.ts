// biome-ignore lint/performance/noBarrelFile: one import beside the other readers of a search
export { fold } from "@palier/contract/kit/fold";
