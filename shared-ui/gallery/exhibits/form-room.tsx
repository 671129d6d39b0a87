import {
  Checkbox,
  CodeField,
  PasswordChecklist,
  PasswordField,
  SegmentedToggle,
  Select,
  Switch,
  TextArea,
  TextField,
} from "@lintel/shared-ui";
import { AmountField, Combobox, RichSelect } from "@lintel/shared-ui/bank";
import { Landmark } from "lucide-react";
import { useState } from "react";
import type { Room } from "../exhibit";
import { Column } from "./row";

const RULES = [
  { label: "At least 8 characters", met: true },
  { label: "One uppercase letter", met: true },
  { label: "One number", met: false },
  { label: "One special character", met: false },
  { label: "Passwords match", met: false },
];

function Code({ start, error }: { start: string; error?: string }) {
  const [code, setCode] = useState(start);
  return <CodeField error={error} hint="It works for 10 minutes." onChange={setCode} value={code} />;
}

function Mode() {
  const [mode, setMode] = useState<"same" | "other">("same");
  return (
    <SegmentedToggle
      legend="Recipient's bank"
      onChange={setMode}
      options={[
        { value: "same", label: "Same Bank" },
        { value: "other", label: "Other Banks" },
      ]}
      value={mode}
    />
  );
}

function Amount({
  start,
  error,
  below,
  belowTone,
}: {
  start: string;
  error?: string;
  below?: string;
  belowTone?: "warning";
}) {
  const [amount, setAmount] = useState(start);
  return (
    <AmountField
      label="Amount"
      onChange={setAmount}
      value={amount}
      {...(error && { error })}
      {...(below && { below })}
      {...(belowTone && { belowTone })}
    />
  );
}

const BANKS = ["Bank of America", "Barclays", "BNP Paribas", "Chase", "Citibank", "HSBC", "ING", "Wells Fargo"];

function BankPicker({ error }: { error?: string }) {
  const [bank, setBank] = useState("");
  return (
    <Combobox
      label="Bank"
      onChange={setBank}
      options={BANKS.map((name) => ({ value: name, label: name }))}
      placeholder="Search banks"
      value={bank}
      {...(error && { error })}
    />
  );
}

const ACCOUNTS = [
  { value: "checking", title: "Checking", note: "4021******88", figure: "$12,480.12" },
  { value: "savings", title: "Savings", note: "4021******17", figure: "$35,736.78" },
].map((account) => ({ ...account, icon: <Landmark size={20} strokeWidth={1.75} /> }));

function AccountPicker({ start, error }: { start: string; error?: string }) {
  const [account, setAccount] = useState(start);
  return (
    <RichSelect
      label="From"
      onChange={(event) => setAccount(event.target.value)}
      options={ACCOUNTS}
      placeholder="Choose an account"
      value={account}
      {...(error && { error })}
    />
  );
}

export const formRoom: Room = {
  title: "Forms",
  exhibits: [
    {
      name: "Text field",
      content: (
        <Column>
          <TextField autoComplete="email" hint="The one you signed up with." label="Email or banking ID" />
          <TextField label="Description" optional />
          <TextField defaultValue="Amara" disabled label="First name" />
        </Column>
      ),
    },
    {
      name: "Text field: refused",
      content: (
        <TextField
          defaultValue="BOFAUS3"
          error="SWIFT code must be 8 or 11 characters long."
          hint="SWIFT code must be 8 or 11 characters (e.g., BOFAUS3N)"
          label="SWIFT/BIC code"
        />
      ),
    },
    { name: "Text area", content: <TextArea label="Address" rows={3} defaultValue="12 Stone Lane" /> },
    {
      name: "Password field and checklist",
      content: (
        <Column>
          <PasswordField autoComplete="new-password" defaultValue="Demo-pass" label="Password" />
          <PasswordChecklist rules={RULES} started />
        </Column>
      ),
    },
    {
      name: "Checklist: before the first character",
      content: <PasswordChecklist rules={RULES.map((rule) => ({ ...rule, met: false }))} started={false} />,
    },
    { name: "Password field: refused", content: <PasswordField error="Please enter your password" label="Password" /> },
    { name: "Code field", content: <Code start="4826" /> },
    { name: "Code field: refused", content: <Code error="Please enter a valid 6-digit OTP" start="48" /> },
    {
      name: "Select",
      content: (
        <Select label="From" hint="Where the money leaves.">
          <option>Checking 4021******88: $12,480.12</option>
          <option>Savings 4021******17: $35,736.78</option>
        </Select>
      ),
    },
    {
      name: "Select: refused",
      content: (
        <Select error="Please select an account." label="Account" defaultValue="">
          <option value="">Choose an account</option>
        </Select>
      ),
    },
    {
      name: "Checkbox",
      content: (
        <Column>
          <Checkbox defaultChecked label="I understand" />
          <Checkbox label="I understand that this can not be undone" />
        </Column>
      ),
    },
    {
      name: "Switch",
      content: (
        <Column>
          <Switch defaultChecked label="Keyboard shortcuts" hint="Single keys such as n for a new transfer." />
          <Switch label="Keyboard shortcuts" hint="Single keys such as n for a new transfer." />
        </Column>
      ),
    },
    { name: "Segmented toggle", content: <Mode /> },
    { name: "Amount", content: <Amount below="$11,230.12 left in Checking after this transfer" start="1250.00" /> },
    {
      name: "Amount: more than there is",
      content: <Amount below="−$769.88 left in Checking after this transfer" belowTone="warning" start="13250" />,
    },
    { name: "Amount: refused", content: <Amount error="Amount must be greater than 0." start="0" /> },
    { name: "Account picker", content: <AccountPicker start="checking" /> },
    {
      name: "Account picker: refused",
      content: <AccountPicker error="Please fill all required fields." start="" />,
    },
    { name: "Bank picker", content: <BankPicker /> },
    {
      name: "Bank picker: refused",
      content: <BankPicker error="Please provide the bank name and routing number for other bank transfers." />,
    },
  ],
};
