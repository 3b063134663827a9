/** What stands at the head of ASSUMPTIONS.md: how to read it, and what is assumed of every route alike. */
export const assumptionsIntro = `# What the contract assumes

The specification names operations and behaviours, but hardly a field. This list says, area by area, what the contract
chose where the specification is silent, for whoever builds or adapts a backend: tick what holds, mend what does not.
Written by \`node scripts/assumptions.ts\` from the contract itself; a test fails when it is stale.

- **Extension**: an operation that the specification does not name, but that a screen it describes needs.
- **Reading**: the specification names the operation; its method, meaning or answer is ours.
- **Shape**: fields that are ours. \`*\` must be filled in, \`?\` may be null. What the specification gives stands apart, as *given*.
  \`id\`, \`version\`, histories and deletions are the same everywhere and said once, right below.

## Everywhere

- [ ] JSON in UTF-8; ids are positive integers; instants \`2026-11-20T09:30:00Z\`, dates \`2026-11-20\`; money in integer cents (\`…Cents\`); phones in E.164; closed sets as English codes, their French words are labels.
- [ ] Tables take the DataTables parameters (\`draw, start, length, search[value], order[i][column|dir], columns[i][…]\`) plus the screen's filters, and answer \`{draw, recordsTotal, recordsFiltered, data, error?}\`. \`length\` is 20 by default and 500 at most; \`-1\` is refused (400).
- [ ] An empty filter (\`status=\`) is one that is not set.
- [ ] Exports take the table's parameters, \`column_field_list\` (given; comma-separated field names, in the order shown) and \`format\` (\`csv\`, \`xlsx\`); they answer a streamed file, and 204 when there is no row.
- [ ] Selectors take \`term, page, ids\` and answer \`{results: [{id, text}], pagination: {more}}\`, 20 a page.
- [ ] A form's GET answers \`{values, choices, record?}\`; its POST takes the values and answers the changed record (200) or the new one (201). \`choices\` are what may be chosen now: of a state, its own and those that may follow.
- [ ] A body with a key that the contract does not know is refused (422) with that key; an edit form's POST carries every field, null where it is empty, so that no missing key erases anything.
- [ ] Every row and record has its \`id\` (given) and a \`version\`; an edit form's POST carries it, a stale one gets 409 with \`current\`.
- [ ] A status that may not follow the present one gets 409 with \`allowed\`; what changes a record that another admin holds gets 423 with \`holder\` (a theme's sections go with the theme; comments, reading and uploads ask for no lock).
- [ ] Errors are \`application/problem+json\` (RFC 9457) with French \`title\` and \`detail\`; wrong fields get 422 with \`errors: [{path, message}]\`.
- [ ] A HttpOnly SameSite cookie holds the session; without one every route but the session's answers 401; POSTs carry \`x-csrf-token\`, else 403.
- [ ] \`…/delete/{id}\` takes the \`version\` that was seen, a stale one gets 409; like every POST that has nothing to say, it answers \`{ok: true}\`.
- [ ] \`…/history/{id}\` is a table of changes: \`at\`, \`byAdmin\`, \`event\` (created, updated, deleted, assigned, unassigned), \`entity\`, \`recordId\`, \`summary\`, \`changes: [{field, label, from, to}]\`.
- [ ] Forms, and actions that may be refused by 409, take an \`Idempotency-Key\` of 200 characters at most: the same key gives the first answer again, before locks and versions are looked at; with another body it gets 409.
`;
