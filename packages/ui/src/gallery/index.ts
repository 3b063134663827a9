/** `@palier/ui/gallery`: the page that shows each component in its states. Development only. */
export { Gallery } from "./gallery.tsx";
