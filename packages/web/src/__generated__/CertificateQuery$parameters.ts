/**
 * @generated SignedSource<<78c67343b1a6ccff7e83746769961de3>>
 * @relayHash 730206d85b3ba0c0910d84762cd44d81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 255f71dc9617b6d6ac469f176c0829d93f8ef2158dc0347fe37bb36735394645

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CertificateQuery } from './CertificateQuery.graphql';

const node: PreloadableConcreteRequest<CertificateQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "255f71dc9617b6d6ac469f176c0829d93f8ef2158dc0347fe37bb36735394645",
    "metadata": {},
    "name": "CertificateQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
