import type { Account, Card, Profile, Stats, Transaction } from "@lintel/contract/schema";

export function profile(change: Partial<Profile> = {}): Profile {
  return {
    id: "person-1",
    firstname: "Amara",
    lastname: "Okafor",
    email: "customer@example.com",
    role: "user",
    banking_id: "LNT-0042-7719",
    pin: "set",
    suspended: 0,
    address: "12 Stone Street",
    zip_code: "10001",
    created_at: "2025-09-01T08:00:00Z",
    ...change,
  };
}

export function account(change: Partial<Account> = {}): Account {
  return {
    id: "account-1",
    account_type: "checking",
    account_number: "402177540988",
    routing_number: "021000121",
    balance: 12_480.12,
    user_id: "person-1",
    created_at: "2025-09-01T08:00:00Z",
    ...change,
  };
}

export function card(change: Partial<Card> = {}): Card {
  return {
    id: "card-1",
    card_number: "4021********7788",
    expiration_date: "11/30",
    card_holder_name: "AMARA OKAFOR",
    card_type: "debit",
    created_at: "2026-01-10T08:00:00Z",
    account_id: "account-1",
    ...change,
  };
}

export function transaction(change: Partial<Transaction> = {}): Transaction {
  return {
    id: "transaction-1",
    transaction_reference: "TX-9F20C41A",
    transaction_type: "ach_transfer",
    direction: "incoming",
    amount: 2400,
    status: "success",
    created_at: "2026-11-20T08:12:00Z",
    description: null,
    account_id: "account-1",
    card_id: null,
    senders_account: "998877665544",
    recipient_account: "402177540988",
    bank_name: null,
    routing_number: null,
    synthetic: false,
    ...change,
  };
}

export function stats(change: Partial<Stats> = {}): Stats {
  return { incoming_sum: 4812.5, outgoing_sum: 2604.18, total_sum: 7416.68, count: 37, ...change };
}
