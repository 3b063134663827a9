/** The rules that a backend is held to: what each one guarantees, as reports say it. */
export const rules = {
  "answer-arrives": "Each answer comes whole, in time and of bounded size.",
  "answer-status": "Only statuses that the contract declares for the route.",
  "answer-headers": "The content type is the one that the contract declares for the status.",
  "answer-body": "The body is the contract's for the status, field by field.",
  "problem-body": "A refusal is an RFC 9457 problem that repeats its status and has a title.",
  "declared-problems": "Each refusal that the contract declares for the route can be reached.",
  reads: "The route answers what it is asked for.",
  "signed-out": "Without a session: 401.",
  "not-found": "A record that does not exist: 404.",
  "bad-path": "An id that is none: 404 or 400.",
  "bad-query": "Parameters that the contract refuses are refused (400), those that it takes are taken.",
  "table-draw": "draw is echoed as an integer.",
  "table-counts":
    "recordsFiltered is at most recordsTotal, neither depends on the page, rows are as many as asked for.",
  "table-pages": "Pages hold every row once.",
  "table-length": "length is 20 by default, and refused outside 1 to 500.",
  "table-order": "Each sortable column orders the rows, and desc is asc turned round.",
  "table-stable": "The same question gives the same rows in the same order.",
  "table-search": "A search keeps the rows that hold the term, and only those.",
  "table-column-search": "A search in one column keeps the rows that hold the term there.",
  "table-filter": "Each filter keeps the rows that it names.",
  "export-file":
    "An export is an attachment of the declared type: UTF-8 CSV for a French spreadsheet, or a workbook.",
  "export-columns":
    "The file has the columns of column_field_list, in their order, with their French headers.",
  "export-rows": "The file has the table's rows under the same search, filters and order.",
  "export-empty": "An export without rows answers 204.",
  "export-safe": "No cell of the file runs as a formula.",
  "options-pages": "Pages of choices hold each choice once, and say whether there are more.",
  "options-term": "The term narrows the choices to those that hold it.",
  "options-ids": "ids asks for just these choices.",
  "form-values": "A form's GET shows the record's own values and version, and a choice for each value.",
  "login-cookie": "The session's cookie is HttpOnly and SameSite.",
} as const;

export type RuleId = keyof typeof rules;
