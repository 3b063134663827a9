import { offeredRecords } from "../src/offered.ts";

const closed = offeredRecords
  .map(({ entity, closed, lastDay }) => {
    const values = Object.entries(closed).map(([column, each]) => `${column} ${each.join(" or ")}`);
    return `\`${entity}\` (${[...values, ...(lastDay === undefined ? [] : [`${lastDay} is over`])].join(", or ")})`;
  })
  .join(", ");

export const assumptionsIntro = `# What the contract assumes

The specification names operations and behaviours, but hardly a field. This list says, area by area, what the contract
chose where the specification is silent, for whoever builds or adapts a backend: tick what holds, mend what does not.
Written by \`npm run generate\` from the contract itself; a test fails when it is stale.

- **Extension**: an operation that the specification does not name, but that a screen it describes needs.
- **Reading**: the specification names the operation; its method, meaning or answer is ours.

Every operation, parameter and field says in \`/docs\` and \`/openapi.json\` whether it is the specification's, assumed or an
extension (\`x-provenance\`). Fields are therefore not repeated here.

## Decide these first

Each of them touches every screen or cannot be seen from a path alone. *Also taken* is what the mock server answers in the
same way, so that a backend which does it so needs nothing changed in its clients.

- [ ] **Bodies are JSON** (\`application/json\`), another content type gets 415. Pages of this kind often post forms; a backend that takes both loses nothing. Nothing else is taken here, since a form cannot say null, and a missing field must not erase one.
- [ ] **POSTs carry the session's token** in \`x-csrf-token\`; it comes with \`GET /admin/session\`. Also taken: \`x-xsrf-token\`. Signing in needs none.
- [ ] **\`proof-reject/{id}\`**: \`id\` is the tie's (ula), as in \`user/ula/{ulaId}\`. A tie has one proof at a time, which has no id of its own.
- [ ] **\`service/search/article\`**: an article is a service of the catalogue, searched by its name. Also taken: Select2's \`q\` beside \`term\`, by every selector.
- [ ] **\`concierge-ajax/…\`** are the suppliers (*concierges*); \`manage-service/{supplierId}/theme/section-list\` is a POST that reads.
- [ ] **The four odd building paths** are taken as they are written: \`/ajax/{id}/…\` lists the buildings that have the service, \`/buildings/ajax{id}/…\` (no slash) those that it can be added to. With a slash it is another path (404).
- [ ] **\`walletId\` is digits only**, and so is every id in a path: any number of them, so \`012\` is wallet 12; 0 is none.
- [ ] **\`column_field_list\`** is one text, its names separated by commas. Also taken: the list that PHP reads (\`column_field_list[]=name&column_field_list[]=city\`).
- [ ] **\`GET?\`**: where the specification gives no method, it is GET.

## Everywhere

- [ ] JSON in UTF-8; ids are positive integers; instants \`2026-11-20T09:30:00Z\`, dates \`2026-11-20\`; money in integer cents (\`…Cents\`); phones in E.164; closed sets as English codes, their French words are labels.
- [ ] Tables take the DataTables parameters (\`draw, start, length, search[value], order[i][column|dir], columns[i][…]\`) plus the screen's filters, and answer \`{draw, recordsTotal, recordsFiltered, data, error?}\`. \`length\` is 20 by default and 500 at most; \`-1\` is refused (400).
- [ ] Searches look in what the screen shows: phones (\`06 12\`, \`0612\`, \`+336\`, \`0033 6\`), French words of choices, dates as JJ/MM/AAAA or a part with a \`/\`, amounts with their comma (\`121,67\`), whole numbers (\`12\`, \`12,5\`), and a flag that is on by a word of its title (« Actif »); without accents or case, with typographic signs and special letters as the keyboard's own (\`ł\` is \`l\`), a hyphen as a space, and without unseen characters. Choices are sorted as they are declared, those with \`x-order: label\` by their French word.
- [ ] An empty filter (\`status=\`) is one that is not set.
- [ ] Exports take the table's parameters, \`column_field_list\` (given; comma-separated field names, in the order shown) and \`format\` (\`csv\`, \`xlsx\`); they answer a streamed file, and 204 when there is no row. Phones stand as on the screen; postal codes are written out (see docs/decisions/0083).
- [ ] Selectors take \`term, page, ids, for\` and answer \`{results: [{id, text}], pagination: {more}}\`, 20 a page.
- [ ] What is closed is not chosen anew: ${closed}. With \`for=form\` selectors leave it out; without it filters find it. A form's POST refuses it at the field (422) unless the record holds it already, an assignment by path with 409. Where it stays chosen, \`choices\` and \`ids\` with \`for=form\` say so after its name. \`x-offered\` names the fields.
- [ ] A form's GET answers \`{values, choices, record?}\`; its POST takes the values and answers the changed record (200) or the new one (201). \`choices\` are what may be chosen now: of a state, its own and those that may follow. The POST of what nobody changed answers 200 and leaves version and history alone.
- [ ] E-mails are trimmed and without capitals; what is unique (e-mails, references, keys) is so in any case of letters, and however signs and spaces are written; so are texts of a filter. A text of one line is stored in NFC, with single spaces and without control characters; unseen characters alone are no text. A phone that cannot exist is refused (422); overseas departments have their own country code (see docs/decisions/0110). An amount is at most \`100000000000\` cents.
- [ ] A body with a key that the contract does not know is refused (422) with that key; an edit form's POST carries every field, null where it is empty, so that no missing key erases anything.
- [ ] Every row and record has its \`id\` (given) and a \`version\`; an edit form's POST carries it, a stale one gets 409 with \`current\`.
- [ ] A status that may not follow the present one gets 409 with \`allowed\`; what changes a record that another admin holds gets 423 with \`holder\` (a theme's sections go with the theme; comments, reading and uploads ask for no lock).
- [ ] Errors are \`application/problem+json\` (RFC 9457) with French \`title\` and \`detail\`; wrong fields get 422 with \`errors: [{path, message}]\`.
- [ ] A HttpOnly SameSite cookie holds the session; without one every route but the session's answers 401; POSTs carry \`x-csrf-token\`, else 403.
- [ ] \`…/delete/{id}\` takes the \`version\` that was seen, a stale one gets 409; like every POST that has nothing to say, it answers \`{ok: true}\`.
- [ ] \`…/history/{id}\` is a table of changes: \`at\`, \`byAdmin\`, \`event\` (created, updated, deleted, assigned, unassigned), \`entity\`, \`recordId\`, \`summary\`, \`changes: [{field, label, from, to}]\`. Changes of one second stand in the order in which they were made, whichever way round is asked.
- [ ] Forms, and actions that may be refused by 409, take an \`Idempotency-Key\` of 200 characters at most: the same key gives the first answer again, before locks and versions are looked at; with another body it gets 409.
`;
