/** `@palier/ui/gallery`: shows each component in its states. Development only. */
import "./gallery.css";

export { Gallery } from "./gallery.tsx";
