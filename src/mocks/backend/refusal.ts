import { HttpResponse } from 'msw'

/** A refusal in the form of the contract: a status and `{"message"}`. */
export const refusal = (status: number, message: string) =>
  HttpResponse.json({ message }, { status })
