import { CONTACT_PLACEHOLDERS } from "@lintel/contract";
import { DOCUMENT_DATA_ID } from "./release";
import { siteFacts } from "./site-facts";

it("tells what the operator has set, and placeholders where the document says nothing", () => {
  expect(siteFacts()).toEqual({ contact: CONTACT_PLACEHOLDERS, mailbox: false });

  const contact = { phone: "+1 555 0100", email: "hello@lintel.example", address: "1 Door Street" };
  const data = document.createElement("script");
  data.id = DOCUMENT_DATA_ID;
  data.type = "application/json";
  data.textContent = JSON.stringify({ contact, mailbox: true });
  document.body.append(data);

  expect(siteFacts()).toEqual({ contact, mailbox: true });
});
