/**
 * @generated SignedSource<<84735b7242393ce0f90d3f32dd3e28b5>>
 * @relayHash 5d537bd8737d96ccdd729a10cb5a19ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9daf3b6dc883a9f2a7ffb6d4580613b3930cd788950e179431189b1581f18404

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9daf3b6dc883a9f2a7ffb6d4580613b3930cd788950e179431189b1581f18404",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
