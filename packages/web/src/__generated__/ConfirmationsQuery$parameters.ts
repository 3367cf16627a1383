/**
 * @generated SignedSource<<0e7497873724a498ce16c78facdec94c>>
 * @relayHash 3eac15674320a309a712b8f6104ea625
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0fac8d40ce5623712de5b7f8ee0bf9f467fbb9460a749c4d55f97a2dfe07316

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationsQuery } from './ConfirmationsQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0fac8d40ce5623712de5b7f8ee0bf9f467fbb9460a749c4d55f97a2dfe07316",
    "metadata": {},
    "name": "ConfirmationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
