export interface Media {
  readonly contentType: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}
