/** `@palier/ui/gallery`. Development only. */
import "./gallery.css";

export { Gallery } from "./gallery.tsx";
