import "./asked-place.css";

const id = "demande-de-main";

/** Below the page's bar, outside of what scrolls: where a request for a record of this page is shown. */
export const AskedPlace = () => <div id={id} className="asked-place" />;

/** The place, once the frame of the app is there; null without one. */
export const askedPlace = (): HTMLElement | null => document.getElementById(id);
