import { UiProvider } from "@palier/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect, useState } from "react";
import { z } from "zod";
import type { FieldForm } from "./form-field-props.ts";
import { type FormValues, wireValues } from "./form-values.ts";

interface Given {
  readonly values?: FormValues;
  readonly choices?: FieldForm<z.ZodObject>["load"]["choices"];
  readonly errors?: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
}

let current: FormValues = {};

interface Route<B extends z.ZodObject> {
  readonly post: { readonly body: B; readonly metadata: { readonly entity: string } };
}

interface TriedProps<B extends z.ZodObject> {
  readonly body: B;
  readonly given: Given;
  readonly fields: (form: FieldForm<B>) => ReactNode;
}

function Tried<B extends z.ZodObject>({ body, given, fields }: TriedProps<B>) {
  const { values = {}, choices = {}, errors = {}, readOnly = false } = given;
  const [typed, setTyped] = useState(values);
  useEffect(() => {
    current = typed;
  }, [typed]);
  return fields({
    id: "essai",
    schema: body,
    record: z.object({}),
    state: { values: typed, errors },
    load: { choices },
    readOnly,
    type: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
    leave: () => undefined,
  });
}

/** `wire`: the values a save would send. */
export function show<B extends z.ZodObject>(
  { post }: Route<B>,
  given: Given,
  fields: (form: FieldForm<B>) => ReactNode,
) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <Tried body={post.body} given={given} fields={fields} />
      </UiProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), wire: () => wireValues(post.body, current) };
}
