/** `npm run trial -- postgres`: runs the example until Ctrl-C. Port: PORT, default 8000. */
import { openApi } from "@palier/contract/openapi";
import { exampleRoutes } from "./backend.ts";
import { howToInstall, postgresPrograms } from "./cluster.ts";
import { admin, startExample } from "./example.ts";

const programs = postgresPrograms();
if (programs === undefined) {
  console.error(howToInstall);
  process.exitCode = 1;
} else {
  const { url, stop } = await startExample(
    programs,
    JSON.stringify(openApi()),
    Number(process.env.PORT ?? 8000),
  );
  console.log(`${url}, sign in as ${admin.email} with « ${admin.password} »; Ctrl-C ends it
npm run contract -- verify --base-url ${url} --login ${admin.email}:${admin.password} --only '${exampleRoutes}' --write`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop());
}
