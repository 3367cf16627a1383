/**
 * @generated SignedSource<<ae55ee6f60900d6aa9fc41853caedc66>>
 * @relayHash bd656f33cc876a6eb901c85c2e6d3aa9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03db089aab4404e32e871aae1fc4881f8a1d9e725304c9156c10cb0332f68f0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03db089aab4404e32e871aae1fc4881f8a1d9e725304c9156c10cb0332f68f0d",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
