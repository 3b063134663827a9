import "./asked-place.css";

const id = "demande-de-main";

/** Where takeover requests of this page appear: below the top bar, outside the scroll area. */
export const AskedPlace = () => <div id={id} className="asked-place" />;

/** The element, once the app's frame is mounted; else null. */
export const askedPlace = (): HTMLElement | null => document.getElementById(id);
