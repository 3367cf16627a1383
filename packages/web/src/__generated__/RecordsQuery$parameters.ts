/**
 * @generated SignedSource<<efdfcd5aef98ff6f23bccc83f1bf7779>>
 * @relayHash 7ba475e4e66be214ce869e18b398e7ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26004716fb81db72dbadfc3586ab7c9455018f447ba4289ed1f6dc1463d2c659

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26004716fb81db72dbadfc3586ab7c9455018f447ba4289ed1f6dc1463d2c659",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
