/** Said by every concierge route whose method the specification leaves open (§2 gives only the path). */
export const getIsOurReading = "The specification gives no method: GET is our reading.";
