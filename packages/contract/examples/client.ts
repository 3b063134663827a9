import { contract } from "@palier/contract";
import { initClient } from "@ts-rest/core";

const [baseUrl = "http://127.0.0.1:4010/api"] = process.argv.slice(2);
let cookie = "";
const client = initClient(contract, { baseUrl, baseHeaders: { cookie: () => cookie } });

const login = await client.session.login({
  params: {},
  body: { email: "jeanne.martin@palier.test", password: "palier" },
});
cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";

const list = await client.building.list({ params: {}, query: { length: 3, city: "Lyon" } });
if (list.status === 200) console.log(list.body.data.map(({ name, city }) => `${name}, ${city}`).join("\n"));
