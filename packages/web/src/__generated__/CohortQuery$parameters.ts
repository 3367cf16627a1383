/**
 * @generated SignedSource<<450bbfe62821256d8e1557f0dab59726>>
 * @relayHash 184f0ad2f74e4b63b1659ae2d17b0413
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c674e3665033c794e8a7728b90095288b6df65ef9a31d3080622dab2f5be071

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CohortQuery } from './CohortQuery.graphql';

const node: PreloadableConcreteRequest<CohortQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c674e3665033c794e8a7728b90095288b6df65ef9a31d3080622dab2f5be071",
    "metadata": {},
    "name": "CohortQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
