export const rules = {
  built: "The route is there: not every request to it is answered 404, 405 or 501.",
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
  "table-order":
    "Each sortable column orders the whole table, over all its pages, and desc is asc turned round.",
  "table-stable": "The same question gives the same rows in the same order.",
  "newest-first":
    "A list of the newest records stands by id, the greatest first, in the order of time, and holds no more than it says.",
  "table-search": "A search keeps the rows that hold the term, and only those.",
  "table-words":
    "A search of several words keeps the rows that hold each of them, in any column and any order.",
  "search-finds":
    "A search over all records finds each by its name, its words in any order and its number, accents, case and typographic signs aside.",
  "search-order":
    "Its groups and hits stand by their match, then the newest first: each record once, five of a kind at most.",
  "search-hits": "Each hit is a record that can be read, and is called as it is there.",
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
  accepts: "The backend takes a body that the contract takes.",
  csrf: "A POST without its token, or with a wrong one: 403.",
  "bad-json": "What is no JSON object is refused (400).",
  "bad-type": "Another content type than JSON: 415.",
  "too-large": "A body of two megabytes: 413.",
  "bad-body": "A body that the contract refuses gets 422 with the field's name.",
  "refused-unchanged": "What was refused has changed nothing.",
  saves: "A form's POST answers the record with what was sent, and its GET then shows it.",
  "version-raised": "A change raises the record's version.",
  "stale-version": "An older version than the record's: 409, with the record as it stands.",
  "wrong-state": "A state that may not follow: 409, with those that may.",
  frozen: "A field that the record's state freezes keeps its value: a change is refused at the field.",
  unique: "What another record has and none may share is refused at its field (422), whatever its capitals.",
  bounds: "A number beyond the bounds that stand in its record is refused at the field.",
  "not-past": "A day or a moment that is over is refused at the field where the record's state takes none.",
  restated:
    "An action that says how many it concerns is refused when the record has another number: 409, with the record.",
  "takes-back":
    "A change of state that is taken back leaves the record as before; neither twice, nor with a former version.",
  closed:
    "A closed record (archived, disabled, unavailable) is chosen anew nowhere: selectors of forms leave it out, a POST that names it is refused at the field.",
  idempotent: "The same Idempotency-Key gives the first answer again; with another body 409.",
  locked: "A record that another admin holds is not changed: 423, with the holder.",
  creates: "A new record has an id of its own, is shown by its GET and listed.",
  deletes: "A deleted record is gone: 404, and off the list.",
  marks:
    "What is marked is listed as marked, also when it is marked again; what came after the last one that was named is not.",
  sorts: "A record that is moved stands at its position, the others in their order.",
  refunds: "A refund reduces what is left by its amount, and never below nothing.",
  rejects: "A rejected proof changes the tie's status and says the reason.",
  assigns: "What is added is listed as assigned, what is removed is not.",
  figures: "Figures above a list count the rows of the list.",
  "view-holds": "A view refuses filters, orders and columns that its list does not have, at their field.",
  "view-default":
    "A list has one default view for an admin: the one that was chosen last, none once it is taken back.",
  "signs-out": "After the sign-out the session is none.",
  "request-id": "Each answer carries an x-request-id of its own, a refusal too.",
  "login-cookie": "The session's cookie is HttpOnly and SameSite, and Secure on https.",
} as const;

export type RuleId = keyof typeof rules;
