/**
 * The oldest browsers that the app promises to work in (README, "Browsers"). The build lowers syntax and styles to them; newer
 * interfaces need a check in the code. Raise it once a year, with Firefox's oldest supported ESR.
 */
export const supportedBrowsers = ["chrome131", "edge131", "firefox140", "safari18.4"];
