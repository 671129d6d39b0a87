/** Gives a test the text of a file that the bundler would inline. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
