/**
 * @generated SignedSource<<8747bc28a3333cdd6adfcc892d459f5e>>
 * @relayHash f4180bbb6956a110fa5a89e1866ab08a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7740e1f2f3da4a5ae1458f9b3f1f8ad93624ad7b8687dac67b8f37ef23ff8e8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7740e1f2f3da4a5ae1458f9b3f1f8ad93624ad7b8687dac67b8f37ef23ff8e8c",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
