/**
 * Which two- and three-letter codes are language subtags, one bit each, in the order aa, ab, …, zz. From the IANA
 * registry, because ICU has names for only a tenth of them. https://www.iana.org/assignments/language-subtag-registry
 */
const twoLetters = decode(
  'MzQmR8cZEAlkUwQAiBBoHIQMCZSAAkNEkMZZZVwEBIAR9GfXUBgOwG0ObaGJRCBhQEACAwAAEADAQdHd90d0m1NABAJCBAEQAAQAIAAAAEEABAJAAA==',
);
const threeLetters = decode(
  '//39/u//v9v7//769x88V2+Xc/j///9wvwP//88FhXLp//1/////d//////////j6f///028Cnq+/////v/3/////98r9PHwXeefFAcg3+2fP8kh+L/u////////f/////9//f////d/////////77//////7/////+//////9////P/+3/////+///7///3///9////f9/////+///f///f+////v//////93+//dWtf0D/nMFDLAglQQBQRACAu//yn7RCRdabNIj3e+cXV1V9Dhw3f/Pvn/9dOGUIABC8/7////9/Nz7Hx9//AYEAsAWAACAAAANAAACSIdD/ff/e/l4EAAJkjRnB33siAAAA323eJuXZ8/7//c+fFEEMhgDRAPDHZ1/WmV637e8DAAIAAADAd9pXkm0BLtZ79P9/fwAAAAEMVgMAALAUJ1EWCgABAAAQEUkAAGAQAAAAEAAARAQAEIAFGAAABQCAKAQAAFDVLRBkNSRT9dW/4s0DAIAAQAAAAAAABBc5Ad1XmSGYpwgAAUCCAAAABAAAAAIBQABEAACw/qs5AAIAAAAEAAAAAAAgAEAEAAAAAgAAABCDqAUAAAAABCAEpggEAAiBUAAACDGGQAAAAABAAAP1AxAIBAAAAOA7sxMAgAARAAAAAAAAAAAAAAAA///////fz4OiwP/fJ+8f5QMQILLFpkUlmwPf+d8D1EiQAQ6B45NU2zjzf/9t+f//fwQIAAEhEjxf/Q+FT0RAAAT//f/W6Bv0N6MNAAAge3kCB4QA8P9//gAYBIEAAACAEJQcAQAAAAAAEEAABAi0/qUMQAAAkSQEbABg8P/7f/YcBZ/fbgMAEQAAAEAFtbaCKAQABFHi//0/BQkIBUAAAAAAEAAADAAAAAChAmznSBSIIMBHgAcAAADMUEAkhUeEQCAQACACUIgRANns7lA3HRFpDlnrMwgAIAVAEAAAAFBElknWXaeDR5f7ABAACACAAEBFAAECAAFAgABGCPjr9znEnRYAAAwEASAg3aIBAAAAEkQAAAQQ8J2VEwSAAAHQFkAAEPCQYkzSAgFKAEYEAAgCACDAAIAGAAgAAAAA8NjvFQIIAAABAAAAABABABAAAAD/1+P9//////9////+////////////3//7///b/f////7//////////////f/f/9z///////////77//////////7//f/////////v/////////////3v93d//vJgFLP8H8P//fwAIAMN9HwbmcvD/fH9EIjCfex79/1fy/z//8h6V9///R4ABAgAgQFWfit/5bhGHUdD7/3dAAwXRWFwAQAAQBAIAIAqAe7f9/v7////////v////f/////////////f//99///9/////7/+9///7////33/9//f///f////7/+///////3/f/7/v9////////////v//f////////P/9f///n77//v9/938CggT/////1+////f/4p7n//f/Vv3N///////v//3/fQ+nUQbEl9Bdr6b//f9jXVv///8/IBQAV1HCZfVN4v//30KFxQUEIgB0aRAIBUEAAQYAAAAAAFFgBQQBAAAGESAAGAGS8f1nawaVBlft+02de4MEYkAAFUIAAABUg/lfEI7JRt/3EzEAIAAAAJAAAAAAAAoQAAFAAPDf/b99vs//v0IUhGGw/116BAIASS0UJ//t8b/vPwAAAsfgHvy7//379/33///89e1H9H8QAQHEf//33flfBYbv9Xe9PQAAAENxQgBAAAABQxkkCAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAO+951fuE10JwUAh+hcBgAAAAADw/v+/ACMAIAAACAAAMLXjEAAAABEkFgABAjCDowFQAAGDEUgAAADw3///EqoQf9hSAIAgAAAAAEAUAgI9QBBCEGFfnDEAAAABXAIgAAABAEIBIAAAv9//////P9/ez73/r///f0tAEPH97/33///73/9/8Xvxf/9//+7377//2//f//1+v1f/b4F2n9z3/f////v+/19XX+9fUBhi/v+fFZ8VD33GfaGS9fd+///////93f///fZf/z9AmAL/4//z9v7f/99/0D4Ve7z/vv//9///93////7f99f97y+Av8X/////n//////9v99/Rh93//jbXc99Frnqe6AeIAAwAgQkSAQAAEDUBgQAAAQABAAwCQZQAAgAAAAkAAQAENxY100PVE/xFmTVSgpAAgBAAAgAAADc/+sfWEhBJKAEADASQCIAEAAAAAAAAAEAAACAEBC/b5MAAQAAAAAAAADAgC0AAAAAAAAKAAAAwIbCAgABAAH/GAIAEvD/eT8AJQAAAAoAAAAAAABAABADACkgAAABAACDAAAAAAEAAAAAAAAAAAAAAAD////Pfr4REAAAkgFGzfFeAAEAMBQEVRABBPY/egUEALCAIFV1l33fccx41UP1V2cUAQAAAAAALPfbH1Rgg2gFEIs4ugEAADAAJEQAABADMQIBAADw9f/X17xw1nh6FVAFpITpQQAAAGs5UnRA6DCQapIAAAL/7/9/hVP07///8t3HTPVC/P//HwCAwFbMFp/7N33v/72krwFEGAFdTkoIUCgw4IAQICQA////b/4BBogqQBYBARUrPgEAABCQaUUCAgHhv78DAAAQ3KfRVJ5E3/2PbrNVINTD2DA9gAAAAEz0EcWEb1AAIlB/v9sHACAQhLJFEAZEAAASAhEA8P/9fwUCFokAAAAIABAMAwAAAACDMAIohAAzwCMkAAAAy+Q6RshU8f//fxYBAYRQB/z//w8BAEAQOAEBHBJA4XYWCAMQAAAAAQAAAAAAIiQKQIAAAA==',
);

/** Whether a tag such as `en-AU` starts with a registered language; the rest is not checked. */
export function isKnownLanguage(tag: string): boolean {
  const code = tag.trim().split('-')[0]?.toLowerCase() ?? '';
  if (!/^[a-z]{2,3}$/.test(code)) return false;
  const bits = code.length === 2 ? twoLetters : threeLetters;
  const index = [...code].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0);
  return (((bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 1;
}

function decode(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
