export const usage = `palier-contract: tools for those who write the backend of Palier's contract

  palier-contract verify --base-url URL [options]
                  verifies a running backend; reads only, unless --write is given

  --base-url URL          where the API is, with its base: https://backend.example/api
  --header 'NAME: VALUE'  sent with every request; may be repeated (a cookie, a token)
  --login EMAIL:PASSWORD  signs in first, by the contract's own route
  --write                 runs the POST routes too, on records of its own where it can make
                          some, and puts back what it can; what stays behind is listed.
                          Never against production: a faulty backend does what it should
                          refuse, to whatever records it has
  --irreversible          with --write: also what nobody takes back (mails, refunds,
                          rejections, announcements, imports)
  --only GLOB             some routes, by name or path: 'order.*', '/admin/building/**'
  --report KIND=FILE      junit, html or json; may be repeated
  --adapter FILE          a module with seed, reset, settle, hold, release, ids, bodies
  --baseline FILE         known findings, which do not fail the run
  --update-baseline       writes what is found now as known
  --seed N                what generated cases are drawn from (1); a finding names it
  --cases N               generated cases for each operation (50)
  --timeout MS            how long an answer may take (15000)
  --ca FILE               certificates of authorities (PEM) to trust besides those of Node
  --strict                what could not be verified fails the run as well

  palier-contract proxy --target URL [--port N] [--host NAME] [--fail]
                  stands between web app and backend, passes everything on, and shows each
                  violation of the contract as it happens (a page at /__contract); with --fail
                  a violation is answered by 502. Port 4011. Answers to localhost and 127.0.0.1,
                  and to the NAME that --host adds. Ends with what was looked at, and
                  what was not, and why; 2 when no call was looked at.

  palier-contract diff OLD [NEW] [--notes FILE] [--json]
                  what changed between two OpenAPI documents, and whom it breaks; NEW defaults
                  to this contract. What it cannot judge it says, and counts as breaking. With
                  --notes it prints what has no note: a note names one change by its key.

  palier-contract openapi [--server-url URL]
                  prints the contract as OpenAPI 3.1

  palier-contract assumptions
                  prints what a backend has to confirm, as a checklist

  Exit codes: 0 nothing new found, 1 findings, 2 the run could not be made or stopped (what
  was found until then is printed), 130 interrupted.
`;
