export default {
  title: "Careers",
  description: "Open roles at {bank}: engineering, design, support, risk and operations. How we work and how to apply.",
  heading: "Build the part that carries the weight.",
  lead: "A bank is mostly promises kept on ordinary days. We look for people who enjoy keeping them: carefully, together, and in words a customer would understand.",
  part1: "How we work",
  part1Text:
    "Small teams own what they build, from the first sketch to the night it breaks. We write decisions down, review each other's work, and prefer a dull system that holds to a clever one that might. Nobody is asked to be a hero twice for the same fault.",
  rolesTitle: "Open roles",
  rolesText: "All roles are full-time. Tell us if you need another arrangement.",
  role1: "Backend engineer, ledger",
  role1Team: "Engineering",
  role1Text:
    "You look after the part that moves money: transfers, postings, and the proofs that the books add up. You know SQL well and distrust a test that has never failed.",
  role2: "Frontend engineer, online banking",
  role2Team: "Engineering",
  role2Text:
    "You build the screens people see every day. You care about keyboards, screen readers, slow phones and the sentence inside the error message.",
  role3: "Product designer",
  role3Team: "Design",
  role3Text: "You turn a rule into a form that needs no manual. You draw, you write, and you watch people use it.",
  role4: "Customer support specialist",
  role4Team: "Support",
  role4Text:
    "You answer people at the moment they worry about money. You write clearly, stay calm, and tell the product teams what keeps going wrong. Shifts cover day and night.",
  role5: "Lending analyst",
  role5Team: "Risk",
  role5Text:
    "You read applications for home, personal and educational loans, decide what is fair to lend, and explain a refusal so that it helps.",
  role6: "Payments operations associate",
  role6Team: "Operations",
  role6Text:
    "You follow transfers to other banks until they settle, and find the ones that do not. You like lists that end empty.",
  stepsTitle: "How to apply",
  step1: "Write to us",
  step1Text: "Use the contact form. Name the role and tell us about one thing you built, mended or explained well.",
  step2: "Talk",
  step2Text: "An hour with two people from the team. You ask as much as we do.",
  step3: "Try it",
  step3Text: "A short piece of real work that we do together. Then you hear from us, either way, with reasons.",
  part2: "Who we want to hear from",
  part2Text:
    "From everyone who can do the work. We judge applications by the work, make adjustments to interviews when you ask, and do not need a photograph or a date of birth.",
  apply: "Apply through the contact form",
} as const;
