-- For wrk: calls from many clients, so that none reaches the rate limit.
local calls = 0
function request()
  calls = calls + 1
  return wrk.format('POST', '/v1/chat/completions', {
    ['Content-Type'] = 'application/json',
    ['X-Forwarded-For'] = string.format('10.%d.%d.%d', calls / 65536, calls / 256 % 256, calls % 256),
  }, '{"messages":[{"role":"user","content":"leek"}]}')
end
