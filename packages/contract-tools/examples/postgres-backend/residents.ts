import { type Handler, ok } from "./call.ts";
import { answerExport } from "./export.ts";
import { answerEdit, answerNew, create, edit, type Form } from "./forms.ts";
import { answerOptions } from "./options.ts";
import { changed, checkChange, take } from "./records.ts";
import { answerHistory, answerTable } from "./table.ts";

const resident: Form = {
  entity: "user",
  table: "resident",
  view: "user_view",
  columns: {
    civility: "civility",
    firstName: "first_name",
    lastName: "last_name",
    email: "email",
    phone: "phone",
    language: "language",
    status: "status",
  },
  references: {},
  initial: { language: "fr", status: "pending" },
};

const changeStatus: Handler = async (call) => {
  const before = await take(call, resident);
  checkChange(call, before);
  await call.db.query("update resident set status = $2 where id = $1", [call.id, call.body.status]);
  return ok(await changed(call, resident, before));
};

export const residents: Readonly<Record<string, Handler>> = {
  "user.list": (call) => answerTable(call, resident),
  "user.export": (call) => answerExport(call, resident, "User"),
  "user.search": (call) =>
    answerOptions(
      call,
      "select id, first_name || ' ' || last_name as text, status = 'disabled' as is_closed from resident",
    ),
  "user.create.get": (call) => answerNew(call, resident),
  "user.create.post": (call) => create(call, resident),
  "user.edit.get": (call) => answerEdit(call, resident),
  "user.edit.post": (call) => edit(call, resident),
  "user.changeStatus": changeStatus,
  "user.history": (call) => answerHistory(call, "user", "resident"),
};
