/**
 * @generated SignedSource<<ddbc744ec1adcab643ba5a19b875af11>>
 * @relayHash 50395fa05cbdd07580df2600a401bd33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4155ca807b1358c2deaf010eca2c5bce4c4fbfb0bf077f0ddcb8cd000bc78ab4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4155ca807b1358c2deaf010eca2c5bce4c4fbfb0bf077f0ddcb8cd000bc78ab4",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
