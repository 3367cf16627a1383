/**
 * @generated SignedSource<<eb61c04261ce54834b3c9d4eb6e8058b>>
 * @relayHash f7ce98afca17e851a24a470f1f111e84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08458741c428066fd0690a4a6407d7eb787342d8e660bc6acf66223d2207cef0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08458741c428066fd0690a4a6407d7eb787342d8e660bc6acf66223d2207cef0",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
