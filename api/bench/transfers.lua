-- What wrk sends: transfers of one cent, each under a key of its own.
-- wrk -s transfers.lua URL -- PEOPLE hot|uniform KEY PIN
-- PEOPLE is a file of lines "token account-id account-number"; KEY is the beginning of every idempotency key, a UUID without its last twelve digits.

local people = {}
local is_hot, key, pin
local turn, sent = 0, 0

function init(args)
  for line in io.lines(args[1]) do
    local token, account, number = line:match("(%S+) (%S+) (%S+)")
    people[#people + 1] = { token = token, account = account, number = number }
  end
  is_hot, key, pin = args[2] == "hot", args[3], args[4]
  math.randomseed(tonumber(key:sub(1, 7), 16))
end

-- Everyone but the first person pays in turn, so that in the hot case the first one only receives.
function request()
  turn = turn % (#people - 1) + 1
  local sender = people[turn + 1]
  local recipient = people[1]
  if not is_hot then
    repeat
      recipient = people[math.random(#people)]
    until recipient ~= sender
  end
  sent = sent + 1
  local body = '{"account_id":"' .. sender.account .. '","recipient_account":"' .. recipient.number .. '","amount":0.01,"pin":"' .. pin .. '"}'
  return "POST /api/transactions/transfer HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    .. "authorization: Bearer " .. sender.token .. "\r\n"
    .. "idempotency-key: " .. key .. string.format("%012x", sent) .. "\r\n"
    .. "content-type: application/json\r\ncontent-length: " .. #body .. "\r\n\r\n" .. body
end
