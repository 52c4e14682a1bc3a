import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom with Node's own fetch, abort signals and Web Crypto, so that component tests talk to a real local server. */
export default class RenderEnvironment extends JsdomEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Response,
      Request,
      AbortController,
      AbortSignal,
      TextDecoderStream,
      TextEncoder,
    });
    // jsdom's `crypto` has only random numbers.
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle, configurable: true });
  }
}
