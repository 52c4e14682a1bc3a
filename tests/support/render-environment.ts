import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom with Node's own fetch and abort signals, so that component tests talk to a real local server. */
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
    });
  }
}
