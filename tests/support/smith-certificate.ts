import { createPrivateKey, X509Certificate } from 'node:crypto';

const keyDer =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgCsLmVCEXsTjh7Mf3fBAIg25i+2kh3fNGRAwkgpYh4JihRANCAAQOZ2R8VjZzJJanz9XzqgmR1g0+LBNW42e+kTn/NczsXJEJUP/W5N+Hj1649xcgQCd8R5mD+SJFFG7MMtx8bVwh';
const certificateDer =
  'MIIBtDCCAVugAwIBAgIUAvCFnsAhB0a/m+reD5MlOod1tOwwCgYIKoZIzj0EAwIwGDEWMBQGA1UEAwwNc21pdGguZXhhbXBsZTAgFw0yNjExMjEwNDMzNDFaGA8yMTI2MTAyODA0MzM0MVowGDEWMBQGA1UEAwwNc21pdGguZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABA5nZHxWNnMklqfP1fOqCZHWDT4sE1bjZ76ROf81zOxckQlQ/9bk34ePXrj3FyBAJ3xHmYP5IkUUbswy3HxtXCGjgYAwfjAdBgNVHQ4EFgQUQv2KqBixY6Qzn6wIuk/kSB4Hey0wHwYDVR0jBBgwFoAUQv2KqBixY6Qzn6wIuk/kSB4Hey0wKwYDVR0RBCQwIoINc21pdGguZXhhbXBsZYIRd3d3LnNtaXRoLmV4YW1wbGUwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiBoQuiHBaY1iUDzqeDMmDOf53AKzsgrqPuPAdmfjKlJsQIgKt6Xmv50jaO91rP8LHxhMCi4uccjJbYjpKoZ21+RrSQ=';

/** A self-signed certificate for smith.example and www.smith.example, for local servers that imitate that site. */
export const smithCertificate = {
  key: createPrivateKey({ key: Buffer.from(keyDer, 'base64'), format: 'der', type: 'pkcs8' })
    .export({ format: 'pem', type: 'pkcs8' })
    .toString(),
  cert: new X509Certificate(Buffer.from(certificateDer, 'base64')).toString(),
};
