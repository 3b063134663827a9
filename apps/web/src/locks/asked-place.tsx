import "./asked-place.css";

const id = "demande-de-main";

/** For takeover requests: below the top bar, outside the scroll area. */
export const AskedPlace = () => <div id={id} className="asked-place" />;

/** Null until the app's frame is mounted. */
export const askedPlace = (): HTMLElement | null => document.getElementById(id);
