/** Other statuses than 200, or headers. */
export class Reply {
  readonly status: number;
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.value = value;
    this.headers = headers;
  }
}

/** 201. */
export const created = (record: unknown): Reply => new Reply(201, record);
